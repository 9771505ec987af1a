/// Image files that aren't in an asset catalog.
enum PlainImages {
  private static let types = [
    "", "png", "jpg", "jpeg", "PNG", "JPG", "JPEG", "gif", "heic", "webp", "pdf", "svg",
  ]

  /// Returns the file that a path without scale or extension refers to.
  static func file(_ path: String) -> String? {
    let scale = Int(UITraitCollection.current.displayScale)
    let type = (path as NSString).pathExtension
    let stem =
      types.contains(type) && !type.isEmpty ? (path as NSString).deletingPathExtension : path
    let suffixes = ["@\(scale)x", "@3x", "@2x", ""]
    for suffix in suffixes {
      for idiom in ["~iphone", ""] {
        for candidate in type.isEmpty || stem == path ? Array(types.dropFirst()) : [type] {
          let name = "\(stem)\(suffix)\(idiom).\(candidate)"
          if FileManager.default.fileExists(atPath: name) { return name }
        }
      }
    }
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns the number of pixels per point, from a file's name.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      .replacingOccurrences(of: "~iphone", with: "")
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}
