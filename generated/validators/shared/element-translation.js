// Generated from schemas/types/element-translation.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './column-translation.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":300},"help":{"type":"string","maxLength":1000},"options":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"body":{"type":"string","maxLength":20000},"placeholder":{"type":"string","maxLength":120},"minLabel":{"type":"string","maxLength":120},"maxLabel":{"type":"string","maxLength":120},"rows":{"type":"object","additionalProperties":{"type":"string","maxLength":500}},"columns":{"type":"object","additionalProperties":{"x-shared":"generated/validators/shared/column-translation.js"}}}};
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
if(func1(data0) > 300){
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
if(func1(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func1(data3) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(typeof data4 === "string"){
if(func1(data4) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.placeholder !== undefined){
let data5 = data.placeholder;
if(typeof data5 === "string"){
if(func1(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.minLabel !== undefined){
let data6 = data.minLabel;
if(typeof data6 === "string"){
if(func1(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data7 = data.maxLabel;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.rows !== undefined){
let data8 = data.rows;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
let data9 = data8[key2];
if(typeof data9 === "string"){
if(func1(data9) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.columns !== undefined){
let data10 = data.columns;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!(obj0(data10[key3], {instancePath:instancePath+"/columns/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
