// Generated from schemas/operations/snippet-tell-uses.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../shared/text-use.js'
export const input = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uses === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uses"}});errors++;
}
for(const key0 in data){
if(!(key0 === "uses")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.uses !== undefined){
let data0 = data.uses;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/uses",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/uses",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data0[i0], {instancePath:instancePath+"/uses/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/uses",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
