import CoreGraphics
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
