/// An effect for replacing one symbol with another.
///
/// Follows <https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect>.
public protocol ContentTransitionSymbolEffect {}
