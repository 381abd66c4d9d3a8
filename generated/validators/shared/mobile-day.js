// Generated from schemas/types/mobile-day.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../itinerary.js'
import { validate as obj1 } from './geo-point.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itinerary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "itinerary"}});errors++;
}
for(const key0 in data){
if(!((key0 === "itinerary") || (key0 === "place"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.itinerary !== undefined){
if(!(obj0(data.itinerary, {instancePath:instancePath+"/itinerary",parentData:data,parentDataProperty:"itinerary",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined){
if(!(obj1(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
