/// Returns the description of a result code, or `nil` if there's none.
///
/// Follows <https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)>.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  messages[status]
}

/// The descriptions of the result codes.
private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "I/O error.",
  errSecOpWr: "File already open with write permission.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecWrPerm: "Write permissions error.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecInternalComponent: "Internal component error.",
  errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
  errSecReadOnly: "This keychain cannot be modified.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecNoSuchKeychain: "The specified keychain could not be found.",
  errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
  errSecDuplicateKeychain: "A keychain with the same name already exists.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecBufferTooSmall: "There is not enough memory available to use the specified item.",
  errSecDataTooLarge:
    "This item contains information which is too large or in a format that cannot be displayed.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecNoSuchClass: "The specified item does not appear to be a valid keychain item.",
  errSecNoDefaultKeychain: "A default keychain could not be found.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecReadOnlyAttr: "The specified attribute could not be modified.",
  errSecWrongSecVersion:
    "This keychain was created by a different version of the system software and cannot be opened.",
  errSecKeySizeNotAllowed: "This item specifies a key size which is too large or too small.",
  errSecInteractionRequired: "User interaction is required, but is currently not allowed.",
  errSecDataNotAvailable: "The contents of this item cannot be retrieved.",
  errSecDataNotModifiable: "The contents of this item cannot be modified.",
  errSecCreateChainFailed:
    "One or more certificates required to validate this certificate cannot be found.",
  errSecInvalidPrefsDomain: "The specified preferences domain is not valid.",
  errSecInDarkWake: "In dark wake, no UI possible",
  errSecDecode: "Unable to decode the provided data.",
  errSecUnsupportedFormat: "The specified import format isn't supported.",
  errSecPassphraseRequired: "Passphrase is required for import/export.",
  errSecPkcs12VerifyFailure: "MAC verification failed during PKCS12 import (wrong password?)",
  errSecMissingEntitlement: "A required entitlement isn't present.",
  errSecRestrictedAPI: "Client is restricted and is not permitted to perform this operation.",
  errSecInvalidKeyRef: "The key reference was not valid.",
  errSecHostNameMismatch: "A host name mismatch has occurred.",
  errSecCertificateExpired: "An expired certificate was detected.",
  errSecCertificateNotValidYet: "The certificate is not yet valid.",
  errSecNotTrusted: "The certificate was not trusted.",
  errSecVerifyFailed: "A cryptographic verification failure has occurred.",
  errSecInvalidSignature: "An invalid signature was encountered.",
]
