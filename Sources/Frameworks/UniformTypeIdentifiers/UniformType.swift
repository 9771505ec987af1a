/// The frameworks' interface to types, by their identifiers.
package enum UniformType {
  /// Returns whether a type is the same as another type or conforms to it.
  package static func conforms(_ type: String, to other: String) -> Bool {
    UTType(known: type).conforms(to: UTType(known: other))
  }

  /// Returns the type for a filename extension, or the data type if the extension is unknown.
  package static func identifier(ofExtension name: String) -> String {
    let type = UTType(filenameExtension: name) ?? .data
    return (type.isDeclared ? type : .data).identifier
  }

  /// Returns the filename extension of a type.
  package static func fileExtension(of type: String) -> String {
    UTType(known: type).preferredFilenameExtension ?? "dat"
  }
}
