import Foundation

extension URL {
  /// Returns the URL with a component and, unless it has one of the type's already, the type's
  /// extension.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    let url = appendingPathComponent(partialName, isDirectory: isFolder)
    let known = contentType.tags[.filenameExtension] ?? []
    return known.contains(url.pathExtension.lowercased())
      ? url : url.appendingPathExtension(for: contentType)
  }

  /// Adds a component and, unless it has one of the type's already, the type's extension.
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
