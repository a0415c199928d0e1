import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { restored } from './lib/storage';

const target = document.getElementById('app');
if (target) mount(App, { target });
void restored.then((lost) => lost && location.reload());
