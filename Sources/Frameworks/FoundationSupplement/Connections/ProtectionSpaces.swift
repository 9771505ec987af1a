import Foundation

/// The parts of servers for which passwords are stored.
package enum ProtectionSpaces {
  /// The properties of a protection space by which credential storages find passwords.
  package struct Key: Hashable {
    private static let systemPrefix = "NSURLProtectionSpace"
    private static let webProtocols: Set = ["http", "https"]
    private static let usualMethod = "NSURLAuthenticationMethodDefault"
    private static let basicMethod = "NSURLAuthenticationMethodHTTPBasic"

    private let host: String
    private let port: Int
    private let proxyType: String?
    private let scheme: String?
    private let realm: String?
    private let method: String

    /// Creates the key of a space with properties as in `URLProtectionSpace`.
    package init(
      host: String, port: Int, proxyType: String?, protocol name: String?, realm: String?,
      method: String
    ) {
      self.host = host.lowercased()
      self.port = port
      self.proxyType = proxyType
      self.realm = realm
      // On Linux, the system's constants aren't the names of the protocols.
      let name = name.map {
        $0.hasPrefix(Self.systemPrefix) ? $0.dropFirst(Self.systemPrefix.count) : $0[...]
      }
      let scheme = name?.lowercased()
      self.scheme = scheme
      let isWeb = scheme.map(Self.webProtocols.contains) == true
      self.method = isWeb && method == Self.usualMethod ? Self.basicMethod : method
    }
  }

  /// Makes all spaces use the methods of a subclass.
  /// - Parameters:
  ///   - mended: The subclass.
  ///   - plain: A subclass without methods.
  ///   - base: The class of the spaces.
  package static func adopt(_ mended: AnyClass, besides plain: AnyClass, in base: AnyClass) {
    MethodTable.adopt(mended, besides: plain, in: base)
  }
}
