import Foundation

/// An image of a new image set.
package struct AssetImage: Sendable {
  /// The name of the file.
  package let name: String
  let data: Data

  private static let vectorTypes: Set = ["svg", "pdf"]
  private static let types: Set = ["png", "jpg", "jpeg"]

  /// Creates an image from the content of a file.
  /// - Throws: `Unsuitable` if the file isn't of a type that image sets can contain.
  package init(name: String, data: Data) throws {
    self.name = name
    self.data = data
    guard Self.types.union(Self.vectorTypes).contains(type) else {
      throw Unsuitable(name: name, reason: "use a PNG, JPEG, SVG, or PDF file")
    }
    guard hasHeader else {
      throw Unsuitable(name: name, reason: "its content isn't that of a .\(type) file")
    }
  }

  /// Whether the image can be drawn at any size.
  var isVector: Bool { Self.vectorTypes.contains(type) }

  /// The scale in the file's name, such as `2x`.
  package var scale: String {
    let base = (name as NSString).deletingPathExtension
    return base.hasSuffix("@2x") ? "2x" : base.hasSuffix("@3x") ? "3x" : "1x"
  }

  private var type: String { (name as NSString).pathExtension.lowercased() }

  private var hasHeader: Bool {
    switch type {
    case "png": data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case "pdf": data.starts(with: "%PDF".utf8)
    case "svg": data.range(of: Data("<svg".utf8)) != nil
    default: data.starts(with: [0xFF, 0xD8, 0xFF])
    }
  }

  /// Checks that images fit into one set.
  /// - Throws: `Unsuitable` if two have the same scale, or if a vector image isn't the only one.
  package static func check(_ images: [AssetImage]) throws {
    if images.count > 1, let vector = images.first(where: \.isVector) {
      throw Unsuitable(name: vector.name, reason: "a vector image must be the only one of its set")
    }
    var names: [String: String] = [:]
    for image in images {
      if let other = names.updateValue(image.name, forKey: image.scale) {
        throw Unsuitable(
          name: image.name,
          reason: "it has the same scale as \(other); end the names with @2x or @3x")
      }
    }
  }

  /// An error for a file that an image set can't contain.
  package struct Unsuitable: Error, CustomStringConvertible {
    let name: String
    let reason: String

    /// The name of the file, and the reason.
    package var description: String { "\(name): \(reason)" }
  }
}
