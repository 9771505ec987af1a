import Foundation
import Safeguards

/// Reads a `.strings` file in an app's bundle, whatever it contains.
final class StringsFile: XMLListener {
  private var texts: [String: String] = [:]
  private var open: [String] = []
  private var key: String?
  private var content = ""

  private init() {}

  /// Returns the strings by key, or an empty dictionary if the file isn't valid.
  static func texts(in data: Data) -> [String: String] {
    guard let text = text(of: data) else { return [:] }
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
      return [:]
    }
    if first == "<" { return xmlTexts(in: Data(text.utf8)) }
    let list = first == "{" ? text : "{\(text)\n}"
    let values = PropertyListText.dictionary(in: Data(withoutUnicodeEscapes(list).utf8)) ?? [:]
    return values.compactMapValues { $0 as? String }
  }

  /// Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark.
  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(validating: data.dropFirst(data.starts(with: mark) ? 3 : 0), as: UTF8.self)
  }

  /// Replaces escapes such as `\U00E9`.
  private static func withoutUnicodeEscapes(_ text: String) -> String {
    guard text.contains("\\U") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      let digits = rest.prefix(4)
      if escaped == "U", digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
        let value = UInt32(String(digits), radix: 16), let meant = Unicode.Scalar(value),
        meant != "\"", meant != "\\"
      {
        result.append(meant)
        rest.removeFirst(4)
      } else {
        result.append(contentsOf: [scalar, escaped])
      }
    }
    return String(result)
  }

  // MARK: XML

  private static func xmlTexts(in data: Data) -> [String: String] {
    let file = StringsFile()
    do {
      try XMLReader.read(data, to: file)
    } catch {
      return [:]
    }
    return file.texts
  }

  func start(_ element: String, attributes: [String: String], line: Int) {
    open.append(element)
    content = ""
  }

  func end() {
    let element = open.removeLast()
    guard open == ["plist", "dict"] else { return }
    if element == "string", let key { texts[key] = content }
    key = element == "key" ? content : nil
  }

  func text(_ text: String) {
    content += text
  }
}
