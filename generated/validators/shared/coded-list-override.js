// Generated from schemas/types/coded-list-override.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './coded-list-item.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "list"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "list") || (key0 === "hidden")) || (key0 === "added")) || (key0 === "renamed")) || (key0 === "order"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.list !== undefined){
let data0 = data.list;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.hidden !== undefined){
let data1 = data.hidden;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/hidden/" + i0,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hidden/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.added !== undefined){
let data3 = data.added;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(obj0(data3[i1], {instancePath:instancePath+"/added/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/added",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.renamed !== undefined){
let data5 = data.renamed;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data6.display === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2,keyword:"required",params:{missingProperty: "display"}});errors++;
}
for(const key1 in data6){
if(!((key1 === "code") || (key1 === "display"))){
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data6.code !== undefined){
let data7 = data6.code;
if(typeof data7 === "string"){
if(func0(data7) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2+"/code",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data6.display !== undefined){
let data8 = data6.display;
if(typeof data8 === "string"){
if(func0(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/renamed/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/renamed",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.order !== undefined){
let data9 = data.order;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(func0(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/order/" + i3,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/order/" + i3,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
