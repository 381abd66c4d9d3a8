// Generated from schemas/types/clause.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Exists","NotExists","Equals","NotEquals","GreaterThan","GreaterOrEquals","LessThan","LessOrEquals","In","NotIn","Contains","NotContains","Matches","AnyOf","AllOf"];
const obj2 = ["any","all"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});errors++;
}
if(data.operator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operator"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "source") || (key0 === "operator")) || (key0 === "value")) || (key0 === "rows"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 120}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.operator !== undefined){
if(!(obj0.includes(data.operator))){
(vErrors ??= []).push({instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.rows !== undefined){
if(!(obj2.includes(data.rows))){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
