import Stubs

extension UIImage {
  /// The ways to color the layers of a symbol.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolcolorrenderingmode>.
  @available(IOS26 )
  public enum SymbolColorRenderingMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// Each layer has one color.
    case flat = 1
    /// Each layer has a gradient of its color.
    case gradient = 2
  }

  /// The ways to show the value of a symbol.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolvariablevaluemode>.
  @available(IOS26 )
  public enum SymbolVariableValueMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// The layers above the value are translucent.
    case color = 1
    /// Lines are drawn up to the value.
    case draw = 2
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates a configuration with a way to color the layers of symbols.
  @available(IOS26 )
  public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) {
    Stub.symbolGradient.report(if: mode == .gradient)
    self.init(Values(colorRenderingMode: mode))
  }

  /// Creates a configuration with a way to show the values of symbols.
  @available(IOS26 )
  public convenience init(variableValueMode mode: UIImage.SymbolVariableValueMode) {
    Stub.symbolVariableValueMode.report(if: mode != .automatic)
    self.init(Values(variableValueMode: mode))
  }
}
