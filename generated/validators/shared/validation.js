// Generated from schemas/types/validation.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"min":{"type":"number"},"max":{"type":"number"},"warnMin":{"type":"number"},"warnMax":{"type":"number"},"minDate":{"type":"string","maxLength":80},"maxDate":{"type":"string","maxLength":80},"length":{"type":"integer","minimum":0},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"minItems":{"type":"integer","minimum":0},"maxItems":{"type":"integer","minimum":0},"minWords":{"type":"integer","minimum":0},"email":{"type":"boolean"},"url":{"type":"boolean"},"trim":{"type":"boolean"},"lowercase":{"type":"boolean"},"uppercase":{"type":"boolean"},"integer":{"type":"boolean"},"positive":{"type":"boolean"},"negative":{"type":"boolean"},"oneOf":{"type":"array","maxItems":500},"notOneOf":{"type":"array","maxItems":500},"pattern":{"type":"string","maxLength":200},"patternMessage":{"type":"string","maxLength":300},"unique":{"type":"string","maxLength":64}}};
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
if(data.min !== undefined){
if(!(typeof data.min == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/min",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.max !== undefined){
if(!(typeof data.max == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/max",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.warnMin !== undefined){
if(!(typeof data.warnMin == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/warnMin",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.warnMax !== undefined){
if(!(typeof data.warnMax == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/warnMax",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.minDate !== undefined){
let data4 = data.minDate;
if(typeof data4 === "string"){
if(func1(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/minDate",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxDate !== undefined){
let data5 = data.maxDate;
if(typeof data5 === "string"){
if(func1(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/maxDate",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.length !== undefined){
let data6 = data.length;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.minLength !== undefined){
let data7 = data.minLength;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/minLength",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/minLength",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxLength",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/maxLength",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.minItems !== undefined){
let data9 = data.minItems;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/minItems",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/minItems",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.maxItems !== undefined){
let data10 = data.maxItems;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxItems",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/maxItems",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.minWords !== undefined){
let data11 = data.minWords;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/minWords",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/minWords",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.email !== undefined){
if(typeof data.email !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.trim !== undefined){
if(typeof data.trim !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.lowercase !== undefined){
if(typeof data.lowercase !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lowercase",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.uppercase !== undefined){
if(typeof data.uppercase !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/uppercase",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.integer !== undefined){
if(typeof data.integer !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/integer",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.positive !== undefined){
if(typeof data.positive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/positive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.negative !== undefined){
if(typeof data.negative !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/negative",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.oneOf !== undefined){
let data20 = data.oneOf;
if(Array.isArray(data20)){
if(data20.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/oneOf",keyword:"maxItems",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/oneOf",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.notOneOf !== undefined){
let data21 = data.notOneOf;
if(Array.isArray(data21)){
if(data21.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/notOneOf",keyword:"maxItems",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notOneOf",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.pattern !== undefined){
let data22 = data.pattern;
if(typeof data22 === "string"){
if(func1(data22) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patternMessage !== undefined){
let data23 = data.patternMessage;
if(typeof data23 === "string"){
if(func1(data23) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patternMessage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.unique !== undefined){
let data24 = data.unique;
if(typeof data24 === "string"){
if(func1(data24) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/unique",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unique",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
