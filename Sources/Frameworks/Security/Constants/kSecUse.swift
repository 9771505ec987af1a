/// The key of the items to use.
public let kSecUseItemList: CFString = "u_ItemList"
/// The key of the keychain to use on a Mac.
public let kSecUseKeychain: CFString = "u_Keychain"
/// The key of the reason for authentication that the user sees.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether the user isn't asked to authenticate.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key of whether the user can be asked to authenticate.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user is asked to authenticate.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The search fails instead of asking the user to authenticate.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The search skips items that need authentication.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of a Local Authentication context.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of whether items are for all users of an Apple TV.
public let kSecUseUserIndependentKeychain: CFString = "u_UserIndependent"
