// Generated from schemas/types/compliance-answer.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj2 } from './reference.js'
export const validate = validate0;
const obj0 = ["Satisfied","NotSatisfied","NotApplicable"];
const obj4 = ["Confirmed","Refuted"];
const formats0 = formats["date-time"];
const formats4 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionId"}});errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key0 in data){
if(!((((((((key0 === "questionId") || (key0 === "result")) || (key0 === "comment")) || (key0 === "evidence")) || (key0 === "auto")) || (key0 === "dispute")) || (key0 === "review")) || (key0 === "correction"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.questionId !== undefined){
let data0 = data.questionId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/questionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.result !== undefined){
if(!(obj0.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.evidence !== undefined){
let data3 = data.evidence;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data3[i0], {instancePath:instancePath+"/evidence/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.auto !== undefined){
if(typeof data.auto !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.dispute !== undefined){
let data6 = data.dispute;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dispute",keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key1 in data6){
if(!(((key1 === "by") || (key1 === "at")) || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/dispute",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data6.by !== undefined){
if(!(obj2(data6.by, {instancePath:instancePath+"/dispute/by",parentData:data6,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data6.at !== undefined){
let data8 = data6.at;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/dispute/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dispute/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data6.text !== undefined){
let data9 = data6.text;
if(typeof data9 === "string"){
if(func0(data9) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/dispute/text",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dispute/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dispute",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.review !== undefined){
let data10 = data.review;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.verdict === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"required",params:{missingProperty: "verdict"}});errors++;
}
for(const key2 in data10){
if(!((((key2 === "verdict") || (key2 === "by")) || (key2 === "at")) || (key2 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data10.verdict !== undefined){
if(!(obj4.includes(data10.verdict))){
(vErrors ??= []).push({instancePath:instancePath+"/review/verdict",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data10.by !== undefined){
if(!(obj2(data10.by, {instancePath:instancePath+"/review/by",parentData:data10,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data10.at !== undefined){
let data13 = data10.at;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/review/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.comment !== undefined){
let data14 = data10.comment;
if(typeof data14 === "string"){
if(func0(data14) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/review/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/review",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.correction !== undefined){
let data15 = data.correction;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.required === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/correction",keyword:"required",params:{missingProperty: "required"}});errors++;
}
for(const key3 in data15){
if(!((((key3 === "required") || (key3 === "due")) || (key3 === "doneAt")) || (key3 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/correction",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data15.required !== undefined){
if(typeof data15.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/correction/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.due !== undefined){
let data17 = data15.due;
if(typeof data17 === "string"){
if(!(formats4.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/correction/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correction/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.doneAt !== undefined){
let data18 = data15.doneAt;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/correction/doneAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correction/doneAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.by !== undefined){
if(!(obj2(data15.by, {instancePath:instancePath+"/correction/by",parentData:data15,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correction",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
