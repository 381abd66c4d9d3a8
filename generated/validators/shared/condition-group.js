// Generated from schemas/types/condition-group.json by npm run generate. Edits are lost.
import { validate as obj2 } from './clause.js'
export const validate = validate0;
const obj0 = ["And","Or","None"];
const obj3 = validate;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.combinator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "combinator"}});errors++;
}
if(data.clauses === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clauses"}});errors++;
}
for(const key0 in data){
if(!((key0 === "combinator") || (key0 === "clauses"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.combinator !== undefined){
if(!(obj0.includes(data.combinator))){
(vErrors ??= []).push({instancePath:instancePath+"/combinator",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.clauses !== undefined){
let data1 = data.clauses;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/clauses",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(!(obj2(data2, {instancePath:instancePath+"/clauses/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs8 = errors;
if(!(obj3(data2, {instancePath:instancePath+"/clauses/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/clauses/" + i0,keyword:"anyOf",params:{}});errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clauses",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
