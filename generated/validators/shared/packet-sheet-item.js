// Generated from schemas/types/packet-sheet-item.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj10 } from './reference.js'
import { validate as obj6 } from './form-element.js'
import { validate as obj7 } from './translations.js'
import { validate as obj8 } from './answers.js'
import { validate as obj9 } from './coded-value.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"itemId":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["Questionnaire","ConsentForm","Document","Form","Upload","Instructions"]},"title":{"type":"string","maxLength":120},"audience":{"enum":["Patient","Guardian","RelatedPerson","Staff"]},"required":{"type":"boolean"},"progress":{"enum":["NotStarted","InProgress","Complete"]},"elements":{"type":"array","maxItems":5000,"items":{"x-shared":"generated/validators/shared/form-element.js"}},"translations":{"x-shared":"generated/validators/shared/translations.js"},"language":{"type":"string","maxLength":20},"oneQuestionPerPage":{"type":"boolean"},"answers":{"x-shared":"generated/validators/shared/answers.js"},"versionId":{"type":"string","pattern":"^[1-9]\\d{0,17}$"},"consentKind":{"x-shared":"generated/validators/shared/coded-value.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"documentType":{"type":"string","maxLength":120},"documentSize":{"type":"integer","minimum":0},"signs":{"type":"boolean"},"signedAs":{"type":"string","maxLength":120},"isChanging":{"type":"boolean"},"correction":{"type":"string","maxLength":2000}},"required":["itemId","kind","title","audience","required","progress","signs"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Questionnaire","ConsentForm","Document","Form","Upload","Instructions"];
const obj2 = ["Patient","Guardian","RelatedPerson","Staff"];
const obj4 = ["NotStarted","InProgress","Complete"];
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "itemId"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.audience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
if(data.required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "required"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
if(data.signs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signs"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.itemId !== undefined){
let data0 = data.itemId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.audience !== undefined){
if(!(obj2.includes(data.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj4.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.elements !== undefined){
let data6 = data.elements;
if(Array.isArray(data6)){
if(data6.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj6(data6[i0], {instancePath:instancePath+"/elements/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.translations !== undefined){
if(!(obj7(data.translations, {instancePath:instancePath+"/translations",parentData:data,parentDataProperty:"translations",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data9 = data.language;
if(typeof data9 === "string"){
if(func1(data9) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.oneQuestionPerPage !== undefined){
if(typeof data.oneQuestionPerPage !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuestionPerPage",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.answers !== undefined){
if(!(obj8(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.versionId !== undefined){
let data12 = data.versionId;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.consentKind !== undefined){
if(!(obj9(data.consentKind, {instancePath:instancePath+"/consentKind",parentData:data,parentDataProperty:"consentKind",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.document !== undefined){
if(!(obj10(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.documentType !== undefined){
let data15 = data.documentType;
if(typeof data15 === "string"){
if(func1(data15) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/documentType",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documentType",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.documentSize !== undefined){
let data16 = data.documentSize;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/documentSize",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/documentSize",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.signs !== undefined){
if(typeof data.signs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/signs",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.signedAs !== undefined){
let data18 = data.signedAs;
if(typeof data18 === "string"){
if(func1(data18) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/signedAs",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signedAs",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isChanging !== undefined){
if(typeof data.isChanging !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isChanging",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.correction !== undefined){
let data20 = data.correction;
if(typeof data20 === "string"){
if(func1(data20) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/correction",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correction",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
