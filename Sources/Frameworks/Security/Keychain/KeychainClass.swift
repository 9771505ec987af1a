/// A class of items.
enum KeychainClass: String, Sendable {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case certificate = "cert"
  case key = "keys"
  case identity = "idnt"

  private static let common: Set<String> = [
    "accc", "agrp", "cdat", "labl", "mdat", "musr", "pdmn", "persistref", "sha1", "sync", "tkid",
    "tomb", "vwht",
  ]
  private static let ofPasswords: Set<String> = [
    "acct", "alis", "crtr", "cusi", "desc", "icmt", "invi", "nega", "prot", "scrp", "type",
  ]
  private static let ofCertificates: Set<String> = [
    "alis", "cenc", "ctyp", "issr", "pkhh", "skid", "slnr", "subj",
  ]
  private static let ofKeys: Set<String> = [
    "alis", "asen", "atag", "bsiz", "crtr", "decr", "drve", "edat", "encr", "esiz", "extr", "kcls",
    "klbl", "modi", "next", "perm", "priv", "sdat", "sens", "sign", "snrc", "type", "unwp", "vrfy",
    "vyrc", "wrap",
  ]

  /// The keys of the attributes that items of the class have.
  var attributes: Set<String> {
    let own: Set<String> =
      switch self {
      case .genericPassword: Self.ofPasswords.union(["gena", "svce"])
      case .internetPassword:
        Self.ofPasswords.union(["atyp", "path", "port", "ptcl", "sdmn", "srvr"])
      case .certificate: Self.ofCertificates
      case .key: Self.ofKeys
      case .identity: Self.ofCertificates.union(Self.ofKeys)
      }
    return Self.common.union(own)
  }

  /// The keys of the attributes that no two items have in common.
  var primaryKey: [String] {
    let own =
      switch self {
      case .genericPassword: ["acct", "svce"]
      case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path"]
      case .certificate: ["ctyp", "issr", "slnr"]
      case .key: ["kcls", "klbl", "atag", "crtr", "type", "bsiz", "esiz", "sdat", "edat"]
      case .identity: [String]()
      }
    return own + ["agrp", "sync"]
  }

  /// The attributes of new items for which apps give no value.
  var defaults: [String: KeychainValue] {
    switch self {
    case .genericPassword: ["acct": .string(""), "svce": .string("")]
    case .internetPassword:
      [
        "acct": .string(""), "atyp": .string(""), "path": .string(""), "port": .number(0),
        "ptcl": .number(0), "sdmn": .string(""), "srvr": .string(""),
      ]
    case .certificate, .key, .identity: [:]
    }
  }
}

extension KeychainClass {
  /// Returns a value in the type that an attribute has in items.
  func normalized(_ value: KeychainValue, for key: String) -> KeychainValue {
    switch (self, key) {
    case (.internetPassword, kSecAttrPort), (_, kSecAttrKeySizeInBits),
      (_, kSecAttrEffectiveKeySize):
      value.number.map(KeychainValue.number) ?? value
    case (.key, kSecAttrKeyType), (.identity, kSecAttrKeyType), (_, kSecAttrKeyClass):
      value.text.map(KeychainValue.string) ?? value
    default: value
    }
  }
}
