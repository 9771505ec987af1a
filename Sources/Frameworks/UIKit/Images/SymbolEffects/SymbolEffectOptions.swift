/// The number and speed of an effect's repetitions.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectoptions>.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of an effect's repetitions.
  enum Repetition: Hashable, Sendable {
    /// The effect repeats its default number of times.
    case usual
    /// The effect repeats until it's removed.
    case endless
    /// The effect repeats a number of times.
    case times(Int)

    /// Creates a repetition with a number of runs, or an endless repetition if the number is `nil`.
    init(_ count: Int?) {
      self = count.map { .times(max(1, $0)) } ?? .endless
    }
  }

  private(set) var repetition = Repetition.usual
  private(set) var speed: Double = 1
  /// The number of seconds between two runs.
  private(set) var pause: Double = 0

  /// Options that change nothing.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Options for running the effect until it's removed.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Options for running the effect once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

  /// Options for running the effect until it's removed.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .endless } }
  /// Options for running the effect once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .times(1) } }

  /// Returns options for running the effect several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Returns options for running the effect several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = Repetition(count) }
  }

  /// Returns options for repeating the effect with a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// Returns options for repeating the effect with a behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.repetition = behavior.repetition
      $0.pause = behavior.pause
    }
  }

  /// Returns options for running the effect at a multiple of its speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// Returns options for running the effect at a multiple of its speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speed = max(0.01, speed) }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// The way that an effect repeats.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior>.
  public struct RepeatBehavior: Hashable, Sendable {
    let repetition: Repetition
    let pause: Double

    /// Each run immediately follows the previous one.
    public static var continuous: RepeatBehavior {
      RepeatBehavior(repetition: .endless, pause: 0)
    }

    /// There's a pause between two runs.
    public static var periodic: RepeatBehavior { periodic() }

    /// There's a pause between two runs.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        repetition: Repetition(count), pause: max(0, delay ?? 0.5))
    }
  }
}
