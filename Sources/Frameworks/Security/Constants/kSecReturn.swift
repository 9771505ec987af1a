/// The key of whether an item's data is returned.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether an item's attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference to an item is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a persistent reference to an item is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of an item's data.
public let kSecValueData: CFString = "v_Data"
/// The key of a reference to an item.
public let kSecValueRef: CFString = "v_Ref"
/// The key of a persistent reference to an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
