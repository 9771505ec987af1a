import LocalAuthentication
internal import Stubs

/// A dictionary that an app passes to the keychain.
struct KeychainQuery {
  /// The way in which the user can be asked to authenticate.
  enum Asking {
    case allowed
    case fails
    case skips
  }

  /// The purpose.
  let purpose: KeychainPurpose
  /// The class, unless references determine it.
  private(set) var itemClass: KeychainClass?
  /// The attributes of the items.
  private(set) var attributes: [String: KeychainValue] = [:]
  /// The data of a new or changed item.
  private(set) var data: Data?
  /// A key, a certificate, or an identity.
  private(set) var reference: KeychainReference?
  /// The numbers of the items to search.
  private(set) var ids: Set<Int>?
  /// The maximum number of results.
  private(set) var limit: Int?
  /// Whether the results are an array.
  private(set) var returnsArray = false
  /// The results to return.
  private(set) var returns: KeychainReturns = []
  /// Whether items are found whether or not they're copied to other devices.
  private(set) var findsSynchronizable = false
  /// The way in which the user can be asked to authenticate.
  private(set) var asking = Asking.allowed
  /// The context for the authentication.
  private(set) var context: LAContext?
  /// The reason for the authentication.
  private(set) var prompt: String?
  /// The keys of attributes, which must belong to the class.
  private var keys: Set<String> = []

  /// Reads a dictionary.
  init(_ dictionary: NSDictionary, for purpose: KeychainPurpose) throws(KeychainFault) {
    self.purpose = purpose
    for (key, value) in dictionary {
      guard let key = key as? String else { throw KeychainFault(errSecParam) }
      try read(key, value)
    }
    try finish()
  }

  private mutating func read(_ key: String, _ value: Any) throws(KeychainFault) {
    if let result = KeychainReturns.named(key) {
      if (value as? NSNumber)?.boolValue == true { returns.insert(result) }
      return
    }
    switch key {
    case kSecClass: try readClass(value)
    case kSecValueData: data = try Self.cast(value)
    case kSecValueRef: reference = try Self.reference(value)
    case kSecValuePersistentRef: try add(targetOf: Self.cast(value))
    case kSecAttrAccessControl: try read(Self.cast(value) as SecAccessControl)
    case kSecAttrSynchronizable: try readSynchronizable(value)
    case kSecAttrAccessGroup:
      attributes[key] = .string(KeychainGroup.named(try Self.cast(value)))
    case _ where key.hasPrefix("m_"): try readMatch(key, value)
    case _ where key.hasPrefix("u_") || key == kSecUseDataProtectionKeychain:
      readUse(key, value)
    default: try readAttribute(key, value)
    }
  }

  private static func cast<Value>(_ value: Any) throws(KeychainFault) -> Value {
    guard let value = value as? Value else { throw KeychainFault(errSecParam) }
    return value
  }

  private static func reference(_ value: Any) throws(KeychainFault) -> KeychainReference {
    guard let reference = KeychainReference(value) else { throw KeychainFault(errSecParam) }
    return reference
  }

  private mutating func readClass(_ value: Any) throws(KeychainFault) {
    guard purpose != .changes, let name = value as? String,
      let itemClass = KeychainClass(rawValue: name)
    else { throw KeychainFault(errSecParam) }
    self.itemClass = itemClass
  }

  private mutating func read(_ accessControl: SecAccessControl) {
    attributes[kSecAttrAccessible] = .string(accessControl.protection)
    attributes[kSecAttrAccessControl] = .number(Int(bitPattern: accessControl.flags.rawValue))
  }

  private mutating func readSynchronizable(_ value: Any) throws(KeychainFault) {
    if value as? String == kSecAttrSynchronizableAny {
      guard purpose != .add, purpose != .changes else { throw KeychainFault(errSecParam) }
      findsSynchronizable = true
      return
    }
    guard let value = KeychainValue(value)?.number else { throw KeychainFault(errSecParam) }
    if purpose == .add || purpose == .changes {
      Stub.keychainSynchronizing.report(if: value != 0)
    }
    attributes[kSecAttrSynchronizable] = .number(value == 0 ? 0 : 1)
  }

  private mutating func readAttribute(_ key: String, _ value: Any) throws(KeychainFault) {
    guard let value = KeychainValue(value) else { throw KeychainFault(errSecParam) }
    keys.insert(key)
    attributes[key] = value
  }

  private mutating func readMatch(_ key: String, _ value: Any) throws(KeychainFault) {
    switch key {
    case kSecMatchLimit: try readLimit(value)
    case kSecMatchItemList:
      let references: [Data] = try Self.cast(value)
      for reference in references { try add(targetOf: reference) }
    case kSecMatchCaseInsensitive, kSecMatchSearchList: break
    default: Stub.keychainMatching.report(about: key)
    }
  }

  private mutating func readLimit(_ value: Any) throws(KeychainFault) {
    if value as? String == kSecMatchLimitAll {
      returnsArray = true
      return
    }
    let number = value as? String == kSecMatchLimitOne ? 1 : (value as? NSNumber)?.intValue
    guard let number, number > 0, purpose == .search else { throw KeychainFault(errSecParam) }
    limit = number
    returnsArray = number > 1
  }

  private mutating func add(targetOf reference: Data) throws(KeychainFault) {
    guard let target = KeychainItem.target(of: reference) else {
      throw KeychainFault(errSecItemNotFound)
    }
    if itemClass == nil { itemClass = target.itemClass }
    ids = (ids ?? []).union([target.id])
  }

  private mutating func readUse(_ key: String, _ value: Any) {
    switch key {
    case kSecUseOperationPrompt: prompt = value as? String
    case kSecUseAuthenticationContext: context = value as? LAContext
    case kSecUseNoAuthenticationUI:
      if (value as? NSNumber)?.boolValue == true { asking = .fails }
    case kSecUseAuthenticationUI:
      asking =
        switch value as? String {
        case kSecUseAuthenticationUIFail: .fails
        case kSecUseAuthenticationUISkip: .skips
        default: .allowed
        }
    default: break
    }
  }

  private mutating func finish() throws(KeychainFault) {
    if itemClass == nil { itemClass = reference?.itemClass }
    if purpose == .search, limit == nil, !returnsArray { limit = 1 }
    if purpose == .update, !returns.isEmpty { throw KeychainFault(errSecParam) }
    if purpose == .add, attributes[kSecAttrAccessControl] != nil,
      keys.contains(kSecAttrAccessible)
    {
      throw KeychainFault(errSecParam)
    }
    if keys.contains(kSecAttrAccessible) {
      guard let text = attributes[kSecAttrAccessible]?.text, isProtection(text)
      else { throw KeychainFault(errSecParam) }
    }
    if purpose == .changes { return }
    guard let itemClass else { throw KeychainFault(errSecParam) }
    try check(itemClass)
  }

  /// Checks that the attributes belong to a class, and gives those that are numbers their type.
  mutating func check(_ itemClass: KeychainClass) throws(KeychainFault) {
    for key in keys where !itemClass.attributes.contains(key) {
      throw KeychainFault(key.count == 4 ? errSecNoSuchAttr : errSecParam)
    }
    for (key, value) in attributes { attributes[key] = itemClass.normalized(value, for: key) }
  }
}
