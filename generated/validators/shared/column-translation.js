// Generated from schemas/types/column-translation.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":7500},"help":{"type":"string","maxLength":6000},"body":{"type":"string","maxLength":30000},"placeholder":{"type":"string","maxLength":120},"minLabel":{"type":"string","maxLength":120},"maxLabel":{"type":"string","maxLength":120},"patternMessage":{"type":"string","maxLength":450},"optionHelp":{"type":"object","additionalProperties":{"type":"string","maxLength":1500}},"options":{"type":"object","additionalProperties":{"type":"string","maxLength":750}}}};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 7500){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 7500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.help !== undefined){
let data1 = data.help;
if(typeof data1 === "string"){
if(func1(data1) > 6000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 6000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 === "string"){
if(func1(data2) > 30000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 30000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.placeholder !== undefined){
let data3 = data.placeholder;
if(typeof data3 === "string"){
if(func1(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.minLabel !== undefined){
let data4 = data.minLabel;
if(typeof data4 === "string"){
if(func1(data4) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data5 = data.maxLabel;
if(typeof data5 === "string"){
if(func1(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patternMessage !== undefined){
let data6 = data.patternMessage;
if(typeof data6 === "string"){
if(func1(data6) > 450){
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"maxLength",params:{limit: 450}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.optionHelp !== undefined){
let data7 = data.optionHelp;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
let data8 = data7[key1];
if(typeof data8 === "string"){
if(func1(data8) > 1500){
(vErrors ??= []).push({instancePath:instancePath+"/optionHelp/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 1500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/optionHelp/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/optionHelp",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.options !== undefined){
let data9 = data.options;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
let data10 = data9[key2];
if(typeof data10 === "string"){
if(func1(data10) > 750){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 750}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
