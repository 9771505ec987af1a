/// The version of Foundation, which is later than all that have a name.
public let NSFoundationVersionNumber: Double = 4000
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// The latest version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// The latest version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
