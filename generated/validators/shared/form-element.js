// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import { ucs2length as func3 } from '../runtime.js'
import { validate as obj0 } from './option.js'
import { validate as obj10 } from './content.js'
import { validate as obj21 } from './element-id.js'
import { validate as obj22 } from './condition-group.js'
import { validate as obj25 } from './repeats.js'
import { validate as obj28 } from './validation.js'
import { validate as obj29 } from './calculation.js'
import { validate as obj32 } from './code-mapping.js'
import { validate as obj35 } from './print-settings.js'
import { validate as obj5 } from './unit.js'
import { validate as obj6 } from './grid-axis.js'
export const AddressElement = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Address"}},"required":["id","type","label"]};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Address" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Address"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const ApproximateElement = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Approximate"}},"required":["id","type","label"]};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Approximate" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Approximate"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const AttachmentElement = validate2;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Attachment"},"contentTypes":{"type":"array","items":{"type":"string","maxLength":120}},"maxFiles":{"type":"integer","minimum":1,"maximum":10}},"required":["id","type","label"]};
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Attachment" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Attachment"}});errors++;
}
}
if(data.contentTypes !== undefined){
let data1 = data.contentTypes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func3(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/contentTypes/" + i0,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentTypes/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentTypes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.maxFiles !== undefined){
let data3 = data.maxFiles;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxFiles",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 10 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/maxFiles",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/maxFiles",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const BooleanElement = validate3;
const schema3 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Boolean"},"checkboxFalse":{"type":"boolean"}},"required":["id","type","label"]};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Boolean" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Boolean"}});errors++;
}
}
if(data.checkboxFalse !== undefined){
if(typeof data.checkboxFalse !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkboxFalse",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const ChoiceElement = validate4;
const schema4 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Choice"},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500},"codedList":{"type":"string","maxLength":60},"multiple":{"type":"boolean"},"optionOrder":{"enum":["AsGiven","Alphabetical","Random"]}},"required":["id","type","label"]};
const obj1 = ["AsGiven","Alphabetical","Random"];
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Choice" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Choice"}});errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.codedList !== undefined){
let data3 = data.codedList;
if(typeof data3 === "string"){
if(func3(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.optionOrder !== undefined){
if(!(obj1.includes(data.optionOrder))){
(vErrors ??= []).push({instancePath:instancePath+"/optionOrder",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const ContactPointElement = validate5;
const schema5 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"ContactPoint"},"systems":{"type":"array","items":{"enum":["phone","fax","email","pager","url","sms","other"]}}},"required":["id","type","label"]};
const obj3 = ["phone","fax","email","pager","url","sms","other"];
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("ContactPoint" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ContactPoint"}});errors++;
}
}
if(data.systems !== undefined){
let data1 = data.systems;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj3.includes(data1[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/systems/" + i0,keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/systems",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const DateTimeElement = validate6;
const schema6 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"DateTime"}},"required":["id","type","label"]};
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("DateTime" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "DateTime"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const DateElement = validate7;
const schema7 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Date"}},"required":["id","type","label"]};
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Date" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Date"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
export const DecimalElement = validate8;
const schema8 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Decimal"},"decimals":{"type":"integer","minimum":0,"maximum":8},"fraction":{"type":"boolean"},"unit":{"x-shared":"generated/validators/shared/unit.js"},"step":{"type":"number"},"minLabel":{"type":"string","maxLength":60},"maxLabel":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Decimal" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Decimal"}});errors++;
}
}
if(data.decimals !== undefined){
let data1 = data.decimals;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 8 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 8}});errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.fraction !== undefined){
if(typeof data.fraction !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fraction",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.unit !== undefined){
if(!(obj5(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
if(!(typeof data.step == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.minLabel !== undefined){
let data5 = data.minLabel;
if(typeof data5 === "string"){
if(func3(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data6 = data.maxLabel;
if(typeof data6 === "string"){
if(func3(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
export const DurationElement = validate9;
const schema9 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Duration"}},"required":["id","type","label"]};
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Duration" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Duration"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
export const GridElement = validate10;
const schema10 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Grid"},"rows":{"type":"array","items":{"x-shared":"generated/validators/shared/grid-axis.js"},"maxItems":200},"columns":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"minItems":1,"maxItems":30},"freeRows":{"type":"boolean"},"addLabel":{"type":"string","maxLength":80}},"required":["id","type","columns"]};
const obj7 = validate;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "columns"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Grid" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Grid"}});errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj6(data1[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(Array.isArray(data3)){
if(data3.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 30}});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(obj7(data3[i1], {instancePath:instancePath+"/columns/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.freeRows !== undefined){
if(typeof data.freeRows !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/freeRows",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.addLabel !== undefined){
let data6 = data.addLabel;
if(typeof data6 === "string"){
if(func3(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const HeadingElement = validate11;
const schema11 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Heading"},"level":{"type":"integer","minimum":2,"maximum":4}},"required":["id","type","label"]};
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Heading" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Heading"}});errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 4 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data1 < 2 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"minimum",params:{comparison: ">=", limit: 2}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
export const InstructionsElement = validate12;
const schema12 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Instructions"},"body":{"type":"string","maxLength":20000},"bodyId":{"type":"string","maxLength":200},"tone":{"enum":["Plain","Info","Warn"]},"image":{"x-shared":"generated/validators/shared/content.js"}},"required":["id","type"]};
const obj8 = ["Plain","Info","Warn"];
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema12.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Instructions" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Instructions"}});errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 === "string"){
if(func3(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.bodyId !== undefined){
let data2 = data.bodyId;
if(typeof data2 === "string"){
if(func3(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/bodyId",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bodyId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tone !== undefined){
if(!(obj8.includes(data.tone))){
(vErrors ??= []).push({instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.image !== undefined){
if(!(obj10(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
export const IntegerElement = validate13;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Integer"},"unit":{"x-shared":"generated/validators/shared/unit.js"},"step":{"type":"number"},"minLabel":{"type":"string","maxLength":60},"maxLabel":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Integer" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Integer"}});errors++;
}
}
if(data.unit !== undefined){
if(!(obj5(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
if(!(typeof data.step == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.minLabel !== undefined){
let data3 = data.minLabel;
if(typeof data3 === "string"){
if(func3(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data4 = data.maxLabel;
if(typeof data4 === "string"){
if(func3(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
export const OpenChoiceElement = validate14;
const schema14 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"OpenChoice"},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500},"codedList":{"type":"string","maxLength":60},"multiple":{"type":"boolean"}},"required":["id","type","label"]};
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema14.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("OpenChoice" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "OpenChoice"}});errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.codedList !== undefined){
let data3 = data.codedList;
if(typeof data3 === "string"){
if(func3(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
export const QuantityElement = validate15;
const schema15 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Quantity"},"units":{"type":"array","items":{"x-shared":"generated/validators/shared/unit.js"},"maxItems":100},"decimals":{"type":"integer","minimum":0,"maximum":8}},"required":["id","type","label"]};
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema15.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Quantity" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Quantity"}});errors++;
}
}
if(data.units !== undefined){
let data1 = data.units;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj5(data1[i0], {instancePath:instancePath+"/units/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.decimals !== undefined){
let data3 = data.decimals;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 8 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 8}});errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
export const RankingElement = validate16;
const schema16 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Ranking"},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500},"codedList":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema16.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Ranking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Ranking"}});errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.codedList !== undefined){
let data3 = data.codedList;
if(typeof data3 === "string"){
if(func3(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
export const ReferenceElement = validate17;
const schema17 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Reference"},"types":{"type":"array","items":{"type":"string","maxLength":40},"minItems":1,"maxItems":30},"filter":{"type":"object","additionalProperties":true},"multiple":{"type":"boolean"},"pinned":{"type":"boolean"}},"required":["id","type","label","types"]};
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
if(data.types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "types"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema17.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Reference" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Reference"}});errors++;
}
}
if(data.types !== undefined){
let data1 = data.types;
if(Array.isArray(data1)){
if(data1.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"maxItems",params:{limit: 30}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func3(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i0,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.filter !== undefined){
let data3 = data.filter;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pinned",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
export const RepeaterElement = validate18;
const schema18 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Repeater"},"children":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":500},"addLabel":{"type":"string","maxLength":80},"summary":{"type":"string","maxLength":300}},"required":["id","type","children"]};
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "children"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Repeater" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Repeater"}});errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj7(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addLabel !== undefined){
let data3 = data.addLabel;
if(typeof data3 === "string"){
if(func3(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(func3(data4) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
export const SectionElement = validate19;
const schema19 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Section"},"children":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":1000},"collapsible":{"type":"boolean"},"collapsed":{"type":"boolean"},"columns":{"type":"integer","minimum":1,"maximum":4}},"required":["id","type","children"]};
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "children"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema19.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Section" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Section"}});errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj7(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.collapsible !== undefined){
if(typeof data.collapsible !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/collapsible",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.collapsed !== undefined){
if(typeof data.collapsed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/collapsed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data5 == "number"){
if(data5 > 4 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
export const ServiceEventsElement = validate20;
const schema20 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"ServiceEvents"}},"required":["id","type","label"]};
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema20.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("ServiceEvents" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ServiceEvents"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
export const SignatureElement = validate21;
const schema21 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Signature"},"statement":{"type":"string","maxLength":20000},"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"methods":{"type":"array","items":{"enum":["Password","Pin","Drawn","Typed","Image","System"]}}},"required":["id","type","label"]};
const obj17 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj19 = ["Password","Pin","Drawn","Typed","Image","System"];
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema21.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Signature" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Signature"}});errors++;
}
}
if(data.statement !== undefined){
let data1 = data.statement;
if(typeof data1 === "string"){
if(func3(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.role !== undefined){
if(!(obj17.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj17}});errors++;
}
}
if(data.methods !== undefined){
let data3 = data.methods;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj19.includes(data3[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i0,keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
export const StringElement = validate22;
const schema22 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"String"}},"required":["id","type","label"]};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema22.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("String" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "String"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
export const TextElement = validate23;
const schema23 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Text"},"plain":{"type":"boolean"}},"required":["id","type","label"]};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema23.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Text"}});errors++;
}
}
if(data.plain !== undefined){
if(typeof data.plain !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/plain",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
export const TimeElement = validate24;
const schema24 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Time"}},"required":["id","type","label"]};
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema24.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Time" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Time"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
export const UrlElement = validate25;
const schema25 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Url"}},"required":["id","type","label"]};
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema25.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Url" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Url"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
export const UsStateElement = validate26;
const schema26 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"UsState"},"military":{"type":"boolean"}},"required":["id","type","label"]};
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema26.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("UsState" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "UsState"}});errors++;
}
}
if(data.military !== undefined){
if(typeof data.military !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/military",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
export const checkCommon = validate27;
const obj26 = ["Currency","Slider","Stars","Email","Phone","SocialSecurityNumber","PostalCode","Percentage","YesNo","Radio","Dropdown","Checkbox","Checkboxes","Chips","Autocomplete","Toggle","Switch","Buttons","List","Matrix","Plain","Code"];
const obj30 = ["Inherit","Never","Offer","Always"];
const obj33 = ["None","Observation","Condition","CarePlanOutcome"];
const obj37 = ["off","polite"];
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(!(obj21(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func3(data1) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.labelId !== undefined){
let data2 = data.labelId;
if(typeof data2 === "string"){
if(func3(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/labelId",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labelId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.shortLabel !== undefined){
let data3 = data.shortLabel;
if(typeof data3 === "string"){
if(func3(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/shortLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.help !== undefined){
let data4 = data.help;
if(typeof data4 === "string"){
if(func3(data4) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 4000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.placeholder !== undefined){
let data5 = data.placeholder;
if(typeof data5 === "string"){
if(func3(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.requiredWhen !== undefined){
if(!(obj22(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.unless !== undefined){
if(!(obj22(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
if(typeof data.readOnly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/readOnly",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.visibleWhen !== undefined){
if(!(obj22(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data12 = data.width;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data12 == "number"){
if(data12 > 10 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.repeats !== undefined){
if(!(obj25(data.repeats, {instancePath:instancePath+"/repeats",parentData:data,parentDataProperty:"repeats",rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(obj26.includes(data.display))){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"enum",params:{allowedValues: obj26}});errors++;
}
}
if(data.validation !== undefined){
if(!(obj28(data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData}))){
vErrors = vErrors === null ? obj28.errors : vErrors.concat(obj28.errors);
errors = vErrors.length;
}
}
if(data.calculation !== undefined){
if(!(obj29(data.calculation, {instancePath:instancePath+"/calculation",parentData:data,parentDataProperty:"calculation",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
if(data.carryForward !== undefined){
if(!(obj30.includes(data.carryForward))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
if(data.prefill !== undefined){
let data18 = data.prefill;
if(typeof data18 === "string"){
if(func3(data18) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.codes !== undefined){
let data19 = data.codes;
if(Array.isArray(data19)){
if(data19.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(!(obj32(data19[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj32.errors : vErrors.concat(obj32.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.saveAs !== undefined){
if(!(obj33.includes(data.saveAs))){
(vErrors ??= []).push({instancePath:instancePath+"/saveAs",keyword:"enum",params:{allowedValues: obj33}});errors++;
}
}
if(data.print !== undefined){
if(!(obj35(data.print, {instancePath:instancePath+"/print",parentData:data,parentDataProperty:"print",rootData}))){
vErrors = vErrors === null ? obj35.errors : vErrors.concat(obj35.errors);
errors = vErrors.length;
}
}
if(data.scribeHint !== undefined){
let data23 = data.scribeHint;
if(typeof data23 === "string"){
if(func3(data23) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/scribeHint",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scribeHint",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.sensitive !== undefined){
if(typeof data.sensitive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sensitive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.a11y !== undefined){
let data25 = data.a11y;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key0 in data25){
if(!((key0 === "describedBy") || (key0 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data25.describedBy !== undefined){
if(!(obj21(data25.describedBy, {instancePath:instancePath+"/a11y/describedBy",parentData:data25,parentDataProperty:"describedBy",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data25.live !== undefined){
if(!(obj37.includes(data25.live))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y/live",keyword:"enum",params:{allowedValues: obj37}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const allowedValues = ['Address', 'Approximate', 'Attachment', 'Boolean', 'Choice', 'ContactPoint', 'DateTime', 'Date', 'Decimal', 'Duration', 'Grid', 'Heading', 'Instructions', 'Integer', 'OpenChoice', 'Quantity', 'Ranking', 'Reference', 'Repeater', 'Section', 'ServiceEvents', 'Signature', 'String', 'Text', 'Time', 'Url', 'UsState'];
function checkOf(word) {
  switch (word) {
    case 'Address': return AddressElement;
    case 'Approximate': return ApproximateElement;
    case 'Attachment': return AttachmentElement;
    case 'Boolean': return BooleanElement;
    case 'Choice': return ChoiceElement;
    case 'ContactPoint': return ContactPointElement;
    case 'DateTime': return DateTimeElement;
    case 'Date': return DateElement;
    case 'Decimal': return DecimalElement;
    case 'Duration': return DurationElement;
    case 'Grid': return GridElement;
    case 'Heading': return HeadingElement;
    case 'Instructions': return InstructionsElement;
    case 'Integer': return IntegerElement;
    case 'OpenChoice': return OpenChoiceElement;
    case 'Quantity': return QuantityElement;
    case 'Ranking': return RankingElement;
    case 'Reference': return ReferenceElement;
    case 'Repeater': return RepeaterElement;
    case 'Section': return SectionElement;
    case 'ServiceEvents': return ServiceEventsElement;
    case 'Signature': return SignatureElement;
    case 'String': return StringElement;
    case 'Text': return TextElement;
    case 'Time': return TimeElement;
    case 'Url': return UrlElement;
    case 'UsState': return UsStateElement;
  }
}
export function validate(data, place = {}) {
  const instancePath = place.instancePath ?? '';
  validate.errors = null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    validate.errors = [{ instancePath, keyword: 'type', params: { type: 'object' } }];
    return false;
  }
  if (data.type === undefined) {
    validate.errors = [{ instancePath, keyword: 'required', params: { missingProperty: 'type' } }];
    return false;
  }
  const check = checkOf(data.type);
  if (!check) {
    validate.errors = [{ instancePath: instancePath + '/type', keyword: 'enum', params: { allowedValues } }];
    return false;
  }
  const fits = check(data, place);
  const errors = check.errors;
  const commonFits = checkCommon(data, place);
  validate.errors = fits ? checkCommon.errors : commonFits ? errors : errors.concat(checkCommon.errors);
  return fits && commonFits;
}
