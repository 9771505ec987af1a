/// An item in the keychain.
struct KeychainItem: Sendable {
  /// The number of bytes of a reference: the class and a number.
  private static let referenceLength = 12
  /// The numbers that items can have.
  private static let ids = 1..<(1 << 48)

  /// A number that no other item has.
  var id: Int
  /// The class.
  let itemClass: KeychainClass
  /// The attributes, including the flags of an access control.
  var attributes: [String: KeychainValue]
  /// The data, such as a password.
  var data: Data?

  /// Creates an item.
  init(
    id: Int = 0, _ itemClass: KeychainClass, attributes: [String: KeychainValue], data: Data?
  ) {
    self.id = id
    self.itemClass = itemClass
    self.attributes = attributes
    self.data = data
  }

  /// Creates an item from a property list, or returns `nil` if it doesn't contain one.
  init?(propertyList: [String: Any]) {
    guard let name = propertyList["class"] as? String,
      let itemClass = KeychainClass(rawValue: name),
      let id = (propertyList["id"] as? NSNumber)?.intValue, Self.ids.contains(id),
      let attributes = propertyList["attributes"] as? [String: Any]
    else { return nil }
    self.init(
      id: id, itemClass, attributes: attributes.compactMapValues(KeychainValue.init),
      data: propertyList["data"] as? Data)
  }

  /// The item as a property list.
  var propertyList: [String: Any] {
    var list: [String: Any] = [
      "id": NSNumber(value: id), "class": itemClass.rawValue,
      "attributes": attributes.mapValues(\.object),
    ]
    list["data"] = data
    return list
  }

  /// The attributes that no other item has in common.
  var primaryKey: [KeychainValue?] { itemClass.primaryKey.map { attributes[$0] } }

  /// The number of bytes that count toward the size of the keychain.
  var size: Int { (data?.count ?? 0) + attributes.values.reduce(0) { $0 + $1.size } }

  /// The access control.
  var accessControl: SecAccessControl {
    SecAccessControl(
      protection: attributes["pdmn"]?.text ?? kSecAttrAccessibleWhenUnlocked,
      flags: SecAccessControlCreateFlags(
        rawValue: CFOptionFlags(bitPattern: attributes["accc"]?.number ?? 0)))
  }

  /// A reference to the item that apps can store.
  var persistentReference: Data {
    var reference = Data(itemClass.rawValue.utf8)
    withUnsafeBytes(of: UInt64(id).bigEndian) { reference.append(contentsOf: $0) }
    return reference
  }

  /// Returns the class and number that a reference contains, or `nil` if it isn't valid.
  static func target(of reference: Data) -> (itemClass: KeychainClass, id: Int)? {
    guard reference.count == referenceLength,
      let itemClass = KeychainClass(rawValue: String(decoding: reference.prefix(4), as: UTF8.self))
    else { return nil }
    let number = reference.dropFirst(4).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number).map { (itemClass, $0) }
  }
}
