/// What frameworks ask about types by their identifiers.
package enum UniformType {
  /// Whether a type is another one or a special kind of it.
  package static func conforms(_ type: String, to other: String) -> Bool {
    UTType(known: type).conforms(to: UTType(known: other))
  }

  /// The type of files whose names have an extension; data where it's unknown.
  package static func identifier(ofExtension name: String) -> String {
    let type = UTType(filenameExtension: name) ?? .data
    return (type.isDeclared ? type : .data).identifier
  }

  /// The extension of the names of files of a type.
  package static func fileExtension(of type: String) -> String {
    UTType(known: type).preferredFilenameExtension ?? "dat"
  }
}
