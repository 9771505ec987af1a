extension String {
  /// The text escaped for XML and HTML, including attribute values.
  ///
  /// Special characters become character references, and characters that XML doesn't allow are
  /// removed.
  package var escapedForMarkup: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: if Self.isOfXML(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Returns whether a character is allowed in an XML document and isn't an invisible control
  /// character.
  private static func isOfXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
