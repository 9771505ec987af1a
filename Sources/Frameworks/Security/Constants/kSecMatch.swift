/// The key of a policy that certificates comply with.
public let kSecMatchPolicy: CFString = "m_Policy"
/// The key of the items to search.
public let kSecMatchItemList: CFString = "m_ItemList"
/// The key of the keychains to search on a Mac.
public let kSecMatchSearchList: CFString = "m_SearchList"
/// The key of the issuers of certificates to find.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// The key of an email address of certificates to find.
public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// The key of text that certificates' subjects contain.
public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// The key of whether letter case is ignored.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of whether only trusted certificates are found.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// The key of a date on which certificates are valid.
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// The key of the maximum number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
