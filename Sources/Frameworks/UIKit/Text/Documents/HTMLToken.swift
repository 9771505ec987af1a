/// A token in a web page.
enum HTMLToken: Equatable {
  /// Text, with character references already replaced.
  case text(String)
  case start(String, [String: String])
  case end(String)

  /// Returns the tokens in a page, without comments and declarations.
  static func tokens(of page: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = page[...]
    while let open = rest.firstIndex(of: "<") {
      let after = rest.index(after: open)
      let next = after < rest.endIndex ? rest[after] : " "
      guard next.isLetter || next == "/" || next == "!" || next == "?" else {
        tokens.append(.text(text(rest[...open])))
        rest = rest[after...]
        continue
      }
      if open > rest.startIndex { tokens.append(.text(text(rest[..<open]))) }
      let end = rest[open...].hasPrefix("<!--") ? "-->" : ">"
      guard let close = rest.range(of: end, range: open..<rest.endIndex) else { return tokens }
      if let tag = tag(rest[after..<close.lowerBound]) { tokens.append(tag) }
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty { tokens.append(.text(text(rest))) }
    return tokens
  }

  private static func tag(_ text: Substring) -> HTMLToken? {
    guard let first = text.first else { return nil }
    if first == "/" {
      return .end(text.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
    }
    guard first.isLetter else { return nil }
    let name = text.prefix { $0.isLetter || $0.isNumber }
    var attributes: [String: String] = [:]
    let attribute = /([A-Za-z\-:]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/
    for match in text.dropFirst(name.count).matches(of: attribute) {
      let value = match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
      attributes[match.output.1.lowercased()] = Self.text(value)
    }
    return .start(name.lowercased(), attributes)
  }

  /// Returns text in which references such as `&amp;` and `&#39;` are replaced with characters.
  static func text(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      let name = after.prefix(32).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard let character = character(name) else {
        result.append("&")
        rest = after
        continue
      }
      result.append(character)
      rest = after.dropFirst(name.count)
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[String(name)].map(Character.init) }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// The named references that are common in practice, out of all that HTML defines.
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}", "ldquo": "\u{201C}",
    "rdquo": "\u{201D}", "bdquo": "\u{201E}", "laquo": "\u{AB}", "raquo": "\u{BB}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "bull": "\u{2022}",
    "middot": "\u{B7}", "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "deg": "\u{B0}",
    "plusmn": "\u{B1}", "times": "\u{D7}", "divide": "\u{F7}", "frac12": "\u{BD}",
    "frac14": "\u{BC}", "frac34": "\u{BE}", "sup2": "\u{B2}", "sup3": "\u{B3}", "micro": "\u{B5}",
    "para": "\u{B6}", "sect": "\u{A7}", "cent": "\u{A2}", "pound": "\u{A3}", "yen": "\u{A5}",
    "euro": "\u{20AC}", "iexcl": "\u{A1}", "iquest": "\u{BF}", "szlig": "\u{DF}", "Auml": "\u{C4}",
    "Ouml": "\u{D6}", "Uuml": "\u{DC}", "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}",
    "Eacute": "\u{C9}", "eacute": "\u{E9}", "egrave": "\u{E8}", "ecirc": "\u{EA}",
    "euml": "\u{EB}", "aacute": "\u{E1}", "agrave": "\u{E0}", "acirc": "\u{E2}", "atilde": "\u{E3}",
    "aring": "\u{E5}", "Aring": "\u{C5}", "aelig": "\u{E6}", "AElig": "\u{C6}", "ccedil": "\u{E7}",
    "Ccedil": "\u{C7}", "iacute": "\u{ED}", "igrave": "\u{EC}", "icirc": "\u{EE}", "iuml": "\u{EF}",
    "ntilde": "\u{F1}", "Ntilde": "\u{D1}", "oacute": "\u{F3}", "ograve": "\u{F2}",
    "ocirc": "\u{F4}", "otilde": "\u{F5}", "oslash": "\u{F8}", "Oslash": "\u{D8}",
    "uacute": "\u{FA}", "ugrave": "\u{F9}", "ucirc": "\u{FB}", "yacute": "\u{FD}", "pi": "\u{3C0}",
    "Pi": "\u{3A0}", "alpha": "\u{3B1}", "beta": "\u{3B2}", "gamma": "\u{3B3}", "delta": "\u{3B4}",
    "Delta": "\u{394}", "lambda": "\u{3BB}", "mu": "\u{3BC}", "sigma": "\u{3C3}",
    "omega": "\u{3C9}", "Omega": "\u{3A9}", "larr": "\u{2190}", "uarr": "\u{2191}",
    "rarr": "\u{2192}", "darr": "\u{2193}", "infin": "\u{221E}", "ne": "\u{2260}", "le": "\u{2264}",
    "ge": "\u{2265}", "asymp": "\u{2248}", "hearts": "\u{2665}", "Prime": "\u{2033}",
    "prime": "\u{2032}", "rlm": "\u{200F}", "lrm": "\u{200E}", "zwj": "\u{200D}",
    "zwnj": "\u{200C}",
  ]
}
