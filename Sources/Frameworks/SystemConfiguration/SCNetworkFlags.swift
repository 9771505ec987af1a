// The older names of flags.

/// The connection ends when it isn't used.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagstransientconnection>.
public let kSCNetworkFlagsTransientConnection = 1 << 0

/// The host can be reached.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagsreachable>.
public let kSCNetworkFlagsReachable = 1 << 1

/// A connection must be made first.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagsconnectionrequired>.
public let kSCNetworkFlagsConnectionRequired = 1 << 2

/// Sending data makes the connection.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagsconnectionautomatic>.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3

/// The user must do something to make the connection.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagsinterventionrequired>.
public let kSCNetworkFlagsInterventionRequired = 1 << 4

/// The host is the device itself.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagsislocaladdress>.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16

/// The host is on the same network.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscnetworkflagsisdirect>.
public let kSCNetworkFlagsIsDirect = 1 << 17
