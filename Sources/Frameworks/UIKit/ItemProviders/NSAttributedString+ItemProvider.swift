extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  private static let attributed = "com.apple.uikit.attributedstring"

  /// The types of strings, with attributed strings first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [attributed, "public.rtf", "public.html", "public.plain-text", "public.text"]
  }

  /// The types that an attributed string can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [attributed, "public.utf8-plain-text"]
  }

  /// Creates an attributed string from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text =
      typeIdentifier == attributed
      ? try unarchived(data)
      : try NSAttributedString(
        data: data, options: options(forTypeIdentifier: typeIdentifier), documentAttributes: nil)
    guard let text = text as? Self ?? NSMutableAttributedString(attributedString: text) as? Self
    else { throw CocoaError(.coderReadCorrupt) }
    return text
  }

  /// Encodes the text, with its attributes if the type has them.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    guard typeIdentifier == Self.attributed else {
      completionHandler(Data(string.utf8), nil)
      return nil
    }
    do {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: archivable, requiringSecureCoding: false)
      completionHandler(data, nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// The parts of the text with the same attributes.
  ///
  /// Only attributes that can be archived are included, because an app's own attributes can have
  /// any type. Foundation on Linux can't read archived attributed strings with a single part.
  private var archivable: NSArray {
    var parts: [Any] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let kept = attributes.filter { ($0.value as AnyObject) is any NSCoding }
      parts.append(attributedSubstring(from: range).string)
      parts.append(Dictionary(uniqueKeysWithValues: kept.map { ($0.key.rawValue, $0.value) }))
    }
    return parts as NSArray
  }

  private static func unarchived(_ data: Data) throws -> NSAttributedString {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    defer { unarchiver.finishDecoding() }
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    guard let parts = object as? [Any] else { throw CocoaError(.coderReadCorrupt) }
    let text = NSMutableAttributedString(string: "")
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let part = parts[index] as? String, let named = parts[index + 1] as? [String: Any]
      else {
        throw CocoaError(.coderReadCorrupt)
      }
      let attributes = named.map { (NSAttributedString.Key($0.key), $0.value) }
      text.append(
        NSAttributedString(string: part, attributes: Dictionary(uniqueKeysWithValues: attributes)))
    }
    return text
  }

  private static func options(forTypeIdentifier type: String) -> [DocumentReadingOptionKey: Any] {
    switch type {
    case "public.rtf": [.documentType: DocumentType.rtf]
    case "public.html": [.documentType: DocumentType.html]
    default: [.documentType: DocumentType.plain]
    }
  }
}
