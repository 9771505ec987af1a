import Foundation

/// The responses that URL caches keep.
package enum CachedResponses {
  /// Makes all caches use the methods of a subclass.
  /// - Parameters:
  ///   - mended: The subclass.
  ///   - plain: A subclass without methods.
  ///   - base: The class of the caches.
  package static func adopt(_ mended: AnyClass, besides plain: AnyClass, in base: AnyClass) {
    MethodTable.adopt(mended, besides: plain, in: base)
  }

  /// Returns the address under which Foundation's cache, which ignores queries, keeps a response.
  package static func key(of url: URL) -> URL {
    guard let query = url.query, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    parts.query = nil
    // The path becomes the name of a file, so it can't contain a long query.
    parts.path += "/\(digest(query))"
    return parts.url ?? url
  }

  /// Returns 64 bits that stay the same in all launches, by the FNV-1a method.
  private static func digest(_ text: String) -> String {
    let number = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { digest, byte in
      (digest ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(number, radix: 16)
  }

  /// Returns whether a response can be used without asking the server.
  ///
  /// Foundation has checked the lifetime of a response that specifies one. As on Apple's systems, a document that has stayed
  /// the same for a while is fresh for a tenth of that time, and a response without any dates is stale.
  package static func areFresh(_ fields: [AnyHashable: Any], at now: Date = Date()) -> Bool {
    let control = text("Cache-Control", in: fields)?.lowercased() ?? ""
    if control.contains("max-age") || control.contains("s-maxage") || control.contains("immutable")
      || text("Expires", in: fields) != nil
    {
      return true
    }
    guard let sent = date("Date", in: fields), let changed = date("Last-Modified", in: fields)
    else { return false }
    return now < sent + sent.timeIntervalSince(changed) / 10
  }

  private static func text(_ name: String, in fields: [AnyHashable: Any]) -> String? {
    fields[name] as? String
  }

  private static func date(_ name: String, in fields: [AnyHashable: Any]) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "EEE',' dd' 'MMM' 'yyyy HH':'mm':'ss zzz"
    return text(name, in: fields).flatMap(formatter.date(from:))
  }
}
