import Stubs

extension UIButton.Configuration {
  /// Returns a button with a background of glass.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public static func glass() -> UIButton.Configuration {
    Stub.glassButton.report()
    return capsule(.gray)
  }

  /// Returns a button with a background of glass in its tint color.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public static func prominentGlass() -> UIButton.Configuration {
    Stub.prominentGlassButton.report()
    return capsule(.filled)
  }

  /// Returns a button with a background of clear glass.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public static func clearGlass() -> UIButton.Configuration {
    Stub.clearGlassButton.report()
    return capsule(.plain)
  }

  /// Returns a button with a background of clear glass in its tint color.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public static func prominentClearGlass() -> UIButton.Configuration {
    Stub.prominentClearGlassButton.report()
    return capsule(.tinted)
  }

  private static func capsule(_ style: Style) -> UIButton.Configuration {
    var configuration = UIButton.Configuration(style: style)
    configuration.cornerStyle = .capsule
    return configuration
  }
}
