import Foundation

/// The name of a file in which the body of a response can be saved.
///
/// Foundation on Linux only uses the name that a server suggests.
package enum SuggestedFilename {
  private static let unknown = "Unknown"

  /// Returns the name that the server suggests or, if it doesn't, the last part of the address or
  /// the server's name, with the extension of the type.
  /// - Parameter disposition: The value of the field `Content-Disposition`.
  package static func of(_ url: URL?, mimeType: String?, disposition: String?) -> String {
    if let name = disposition.flatMap(name(in:)) { return name }
    let name = file(url?.lastPathComponent) ?? file(url?.host) ?? unknown
    let isFile = file(url?.lastPathComponent) != nil
    guard !isFile || (name as NSString).pathExtension.isEmpty,
      let suffix = mimeType.flatMap(FileRequests.fileExtension)
    else { return name }
    return "\(name).\(suffix)"
  }

  /// Makes all responses use the methods of a subclass.
  /// - Parameters:
  ///   - mended: The subclass.
  ///   - plain: A subclass without methods.
  ///   - base: The class of the responses.
  ///   - others: Foundation's subclasses.
  package static func adopt(
    _ mended: AnyClass, besides plain: AnyClass, in base: AnyClass, and others: [AnyClass]
  ) {
    MethodTable.adopt(mended, besides: plain, in: base, and: others)
  }

  private static func name(in disposition: String) -> String? {
    if let match = disposition.firstMatch(of: /(?i)[;\s]filename\*\s*=\s*UTF-8'[^']*'([^\s;]+)/) {
      return file(String(match.1).removingPercentEncoding)
    }
    if let match = disposition.firstMatch(of: /(?i)[;\s]filename\s*=\s*"((?:[^"\\]|\\.)*)"/) {
      return file(String(match.1.replacing(/\\(.)/) { $0.1 }))
    }
    return disposition.firstMatch(of: /(?i)[;\s]filename\s*=\s*([^\s;"]+)/).flatMap {
      file(String($0.1))
    }
  }

  /// Returns a name without the folders that a server could send, or `nil` if it can't be the name
  /// of a file.
  private static func file(_ name: String?) -> String? {
    guard let name = name.map({ ($0 as NSString).lastPathComponent }) else { return nil }
    return ["", "/", ".", ".."].contains(name) ? nil : name
  }
}
