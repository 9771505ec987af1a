import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Returns whether a type conforms to another one.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return UTTypeEqual(inUTI, inConformsToUTI)
  }
  return type.conforms(to: other)
}

/// Returns whether two identifiers represent the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns the identifier of the type with a tag, or `nil` if the tag is empty.
///
/// If no known type has the tag, the identifier is that of a dynamic type.
///
/// Follows
/// <https://developer.apple.com/documentation/coreservices/1448939-uttypecreatepreferredidentifierf>.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
  let parent = inConformingToUTI.flatMap { UTType($0) }
  let type = UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent ?? .data)
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns the preferred tag of a type, or `nil` if the type has no tag of the class.
///
/// Follows
/// <https://developer.apple.com/documentation/coreservices/1442744-uttypecopypreferredtagwithclass>.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<NSString>? {
  let tag = UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns the preferred tag of the type with an identifier that another function has returned.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: NSString, _ inTagClass: CFString
) -> Unmanaged<NSString>? {
  UTTypeCopyPreferredTagWithClass(inUTI as String, inTagClass)
}
