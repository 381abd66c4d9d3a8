// Generated from schemas/types/column-translation.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "label") || (key0 === "help")) || (key0 === "placeholder")) || (key0 === "minLabel")) || (key0 === "maxLabel")) || (key0 === "patternMessage")) || (key0 === "optionHelp")) || (key0 === "options"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.help !== undefined){
let data1 = data.help;
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.placeholder !== undefined){
let data2 = data.placeholder;
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.minLabel !== undefined){
let data3 = data.minLabel;
if(typeof data3 === "string"){
if(func0(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data4 = data.maxLabel;
if(typeof data4 === "string"){
if(func0(data4) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patternMessage !== undefined){
let data5 = data.patternMessage;
if(typeof data5 === "string"){
if(func0(data5) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.optionHelp !== undefined){
let data6 = data.optionHelp;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 === "string"){
if(func0(data7) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/optionHelp/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 1000}});errors++;
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
let data8 = data.options;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
let data9 = data8[key2];
if(typeof data9 === "string"){
if(func0(data9) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 300}});errors++;
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
