/// The path of a file or group in a `project.xcproj`, taken apart.
struct JSONPath {
  /// A reason that a path is invalid.
  struct Invalid: Error {
    let reason: String
  }

  private static let bases = [
    "PROJECT": "SOURCE_ROOT", "PRODUCTS": "BUILT_PRODUCTS_DIR", "SDK": "SDKROOT",
    "DEVELOPER": "DEVELOPER_DIR",
  ]

  /// The base, as written in a `project.pbxproj` file, such as `<group>`.
  let sourceTree: String
  /// The path below the base.
  let path: String

  /// - Throws: `Invalid` for an unknown base or an invalid escape.
  init(_ text: String) throws(Invalid) {
    guard text.hasPrefix("<") else {
      path = try Self.unescaped(text, escapable: "<\\")
      sourceTree = text.hasPrefix("/") || text.hasPrefix("~") ? "<absolute>" : "<group>"
      return
    }
    guard let end = Self.endOfBase(text) else {
      throw Invalid(reason: "the base of the path must end in “>/”")
    }
    let base = text[text.index(after: text.startIndex)..<end]
    path = String(text[end...].dropFirst(2))
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
      throw Invalid(reason: "an absolute path can't follow a base")
    }
    if base.hasPrefix("USER:") {
      sourceTree = try Self.unescaped(String(base.dropFirst(5)), escapable: ">\\")
    } else if let tree = Self.bases[String(base)] {
      sourceTree = tree
    } else {
      throw Invalid(reason: "the base <\(base)> is unknown; use <PROJECT>, for example")
    }
  }

  /// The name that a file or group has by default: the last component.
  var lastComponent: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the index of the `>` that ends the base.
  private static func endOfBase(_ text: String) -> String.Index? {
    let isUser = text.hasPrefix("<USER:")
    var index = text.startIndex
    while index < text.endIndex {
      if isUser, text[index] == "\\" {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if text[index] == ">" { return text[index...].hasPrefix(">/") ? index : nil }
      index = text.index(after: index)
    }
    return nil
  }

  private static func unescaped(
    _ text: String, escapable: String
  ) throws(Invalid) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        guard escapable.contains(character) else {
          throw Invalid(reason: "“\\\(character)” is an invalid escape in a path")
        }
        result.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "<", escapable.contains("<") {
        throw Invalid(reason: "“<” in a path must be written “\\<”")
      } else {
        result.append(character)
      }
    }
    guard !isEscaped else { throw Invalid(reason: "a backslash ends the path") }
    return result
  }
}
