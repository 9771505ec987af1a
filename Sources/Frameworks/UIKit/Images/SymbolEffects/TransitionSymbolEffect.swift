/// An effect that makes a symbol appear or disappear.
///
/// Follows <https://developer.apple.com/documentation/symbols/transitionsymboleffect>.
public protocol TransitionSymbolEffect {}
