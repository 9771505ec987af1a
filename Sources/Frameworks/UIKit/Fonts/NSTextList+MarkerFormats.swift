extension NSTextList.MarkerFormat {
  /// A box.
  public static let box = NSTextList.MarkerFormat("{box}")
  /// A checkmark.
  public static let check = NSTextList.MarkerFormat("{check}")
  /// A circle.
  public static let circle = NSTextList.MarkerFormat("{circle}")
  /// A diamond.
  public static let diamond = NSTextList.MarkerFormat("{diamond}")
  /// A filled circle.
  public static let disc = NSTextList.MarkerFormat("{disc}")
  /// A hyphen.
  public static let hyphen = NSTextList.MarkerFormat("{hyphen}")
  /// A filled square.
  public static let square = NSTextList.MarkerFormat("{square}")
  /// Hexadecimal numbers with lowercase letters.
  public static let lowercaseHexadecimal = NSTextList.MarkerFormat("{lower-hexadecimal}")
  /// Hexadecimal numbers with uppercase letters.
  public static let uppercaseHexadecimal = NSTextList.MarkerFormat("{upper-hexadecimal}")
  /// Octal numbers.
  public static let octal = NSTextList.MarkerFormat("{octal}")
  /// Lowercase letters.
  public static let lowercaseAlpha = NSTextList.MarkerFormat("{lower-alpha}")
  /// Uppercase letters.
  public static let uppercaseAlpha = NSTextList.MarkerFormat("{upper-alpha}")
  /// Lowercase Latin letters.
  public static let lowercaseLatin = NSTextList.MarkerFormat("{lower-latin}")
  /// Uppercase Latin letters.
  public static let uppercaseLatin = NSTextList.MarkerFormat("{upper-latin}")
  /// Lowercase Roman numerals.
  public static let lowercaseRoman = NSTextList.MarkerFormat("{lower-roman}")
  /// Uppercase Roman numerals.
  public static let uppercaseRoman = NSTextList.MarkerFormat("{upper-roman}")
  /// Decimal numbers.
  public static let decimal = NSTextList.MarkerFormat("{decimal}")
}
