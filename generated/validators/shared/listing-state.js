// Generated from schemas/types/listing-state.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["asc","desc"];
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "columns") || (key0 === "widths")) || (key0 === "sort")) || (key0 === "filters")) || (key0 === "listing"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.widths !== undefined){
let data2 = data.widths;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/widths",keyword:"maxProperties",params:{limit: 100}});errors++;
}
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(func0(key1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/widths",keyword:"maxLength",params:{limit: 120},propertyName:key1});errors++;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/widths",keyword:"propertyNames",params:{propertyName: key1}});errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/widths/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 2000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/widths/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maximum",params:{comparison: "<=", limit: 2000}});errors++;
}
if(data3 < 20 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/widths/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 20}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/widths",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.sort !== undefined){
let data4 = data.sort;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.field === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"required",params:{missingProperty: "field"}});errors++;
}
if(data4.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key3 in data4){
if(!((key3 === "field") || (key3 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data4.field !== undefined){
let data5 = data4.field;
if(typeof data5 === "string"){
if(func0(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/sort/field",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort/field",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data4.order !== undefined){
if(!(obj0.includes(data4.order))){
(vErrors ??= []).push({instancePath:instancePath+"/sort/order",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.filters !== undefined){
let data7 = data.filters;
if(Array.isArray(data7)){
if(data7.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"maxItems",params:{limit: 30}});errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filters/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.listing !== undefined){
let data9 = data.listing;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/listing",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/listing",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
