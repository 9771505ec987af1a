/// An effect that runs and ends.
///
/// Follows <https://developer.apple.com/documentation/symbols/discretesymboleffect>.
public protocol DiscreteSymbolEffect {}
