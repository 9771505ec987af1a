import Foundation

extension URL {
  /// Returns the URL with a path component appended, adding the type's extension unless the
  /// component has one.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    let url = appendingPathComponent(partialName, isDirectory: isFolder)
    let known = contentType.tags[.filenameExtension] ?? []
    return known.contains(url.pathExtension.lowercased())
      ? url : url.appendingPathExtension(for: contentType)
  }

  /// Appends a path component, adding the type's extension unless the component has one.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the URL with the type's extension.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  /// Adds the type's extension.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
