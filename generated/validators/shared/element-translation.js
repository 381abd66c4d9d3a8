// Generated from schemas/types/element-translation.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './column-translation.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":7500},"help":{"type":"string","maxLength":6000},"patternMessage":{"type":"string","maxLength":450},"optionHelp":{"type":"object","additionalProperties":{"type":"string","maxLength":1500}},"options":{"type":"object","additionalProperties":{"type":"string","maxLength":750}},"body":{"type":"string","maxLength":30000},"placeholder":{"type":"string","maxLength":120},"minLabel":{"type":"string","maxLength":120},"maxLabel":{"type":"string","maxLength":120},"rows":{"type":"object","additionalProperties":{"type":"string","maxLength":750}},"columns":{"type":"object","additionalProperties":{"x-shared":"generated/validators/shared/column-translation.js"}}}};
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
if(data.patternMessage !== undefined){
let data2 = data.patternMessage;
if(typeof data2 === "string"){
if(func1(data2) > 450){
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"maxLength",params:{limit: 450}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.optionHelp !== undefined){
let data3 = data.optionHelp;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if(typeof data4 === "string"){
if(func1(data4) > 1500){
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
let data5 = data.options;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
if(func1(data6) > 750){
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
if(data.body !== undefined){
let data7 = data.body;
if(typeof data7 === "string"){
if(func1(data7) > 30000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 30000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.placeholder !== undefined){
let data8 = data.placeholder;
if(typeof data8 === "string"){
if(func1(data8) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.minLabel !== undefined){
let data9 = data.minLabel;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data10 = data.maxLabel;
if(typeof data10 === "string"){
if(func1(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.rows !== undefined){
let data11 = data.rows;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
let data12 = data11[key3];
if(typeof data12 === "string"){
if(func1(data12) > 750){
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 750}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.columns !== undefined){
let data13 = data.columns;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
if(!(obj0(data13[key4], {instancePath:instancePath+"/columns/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key4,rootData}))){
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
