/// Windows NT LAN Manager authentication.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Microsoft Network default authentication.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed password authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote password authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTP basic authentication.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP digest authentication.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Authentication by an HTML form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The default type of authentication.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
